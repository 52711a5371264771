import type { ReactNode } from 'react';
import { useBootstrap } from '@hashgrid/platform';
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
  const { gameName } = useBootstrap();
  return <AuthCard name={gameName} aside={<LanguageChoice />} {...props} />;
}
