import type { ReactNode } from 'react';
import { useBoot } from '@hashgrid/platform';
import { AuthCard } from '@hashgrid/ui';
import { LanguageChoice } from './LanguageChoice';

interface AuthFrameProps {
  title: string;
  text?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** What all pages for guests have around their form. */
export function AuthFrame(props: AuthFrameProps) {
  const { gameName } = useBoot();
  return <AuthCard name={gameName} aside={<LanguageChoice />} {...props} />;
}
