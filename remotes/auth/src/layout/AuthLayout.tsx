import type { ReactNode } from 'react';
import { useBootstrap } from '@hashgrid/platform';
import { AuthCard } from '@hashgrid/ui';
import { LanguageSelect } from './LanguageSelect';

interface AuthLayoutProps {
  title: string;
  text?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Card around the form of every guest page. */
export function AuthLayout(props: AuthLayoutProps) {
  const { gameName } = useBootstrap();
  return <AuthCard name={gameName} aside={<LanguageSelect />} {...props} />;
}
