import { useEffect, useState } from 'react';
import { useBootstrap } from '@hashgrid/platform';
import { importLazily } from '../remotes/importLazily';
import type * as Banner from './PreviewBanner';

/** The banner of a preview. Its code is loaded only during a preview. */
export function DeferredPreviewBanner() {
  const { preview } = useBootstrap();
  const [module, setModule] = useState<typeof Banner | null>(null);
  useEffect(() => {
    if (preview)
      importLazily(() => import('./PreviewBanner')).then(
        (get) => setModule(get()),
        () => undefined,
      );
  }, [preview]);
  return preview && module ? <module.PreviewBanner preview={preview} /> : null;
}
