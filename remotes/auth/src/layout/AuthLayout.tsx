import type { ReactNode } from 'react';
import { LanguageSelect } from '@hashgrid/app-ui';
import { useBootstrap } from '@hashgrid/platform';
import { AuthCard } from '@hashgrid/ui';
import { GamePitch } from '../pitch/GamePitch';

interface AuthLayoutProps {
  title: string;
  text?: ReactNode;
  footer?: ReactNode;
  /** Whether guests are told what the game is, beside or below the card. */
  hasPitch?: boolean;
  children: ReactNode;
}

/** Card around the form of every guest page. */
export function AuthLayout({ hasPitch = false, ...props }: AuthLayoutProps) {
  const { gameName } = useBootstrap();
  return (
    <AuthCard name={gameName} topEnd={<LanguageSelect />} beside={hasPitch && <GamePitch />} {...props} />
  );
}
