import { Switch } from './Switch';

export const examples = {
  Off: <Switch name="video" label="Background video" />,
  On: (
    <Switch
      name="video"
      label="Background video"
      hint="Paused while animations are reduced."
      defaultChecked
    />
  ),
  Disabled: <Switch name="video" label="Background video" disabled />,
};
