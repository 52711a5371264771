import { Suspense, type ReactNode } from 'react';
import { lazyExtra } from '@hashgrid/app-ui';
import { useBootstrap } from '@hashgrid/platform';
import { AuthCard } from '@hashgrid/ui';
import { LanguageSelect } from './LanguageSelect';

const GamePitch = lazyExtra(() => import('../pitch/GamePitch'));

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
  const pitch = hasPitch && (
    <Suspense>
      <GamePitch />
    </Suspense>
  );
  return <AuthCard name={gameName} aside={<LanguageSelect />} beside={pitch} {...props} />;
}
