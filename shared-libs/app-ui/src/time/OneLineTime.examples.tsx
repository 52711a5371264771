import { OneLineTime } from './OneLineTime';

export const examples = {
  Default: (
    <OneLineTime lang="en" dateTime="2026-11-21T12:00:00Z">
      Nov 21, 2026, 12:00 PM
    </OneLineTime>
  ),
};
