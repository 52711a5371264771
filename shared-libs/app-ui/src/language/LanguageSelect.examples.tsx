import { LanguageSelect } from './LanguageSelect';

export const examples = { Header: <LanguageSelect /> };
