import { useToast, useTranslate } from '@hashgrid/platform';
import { useSwitchNodesMutation } from '../api/nodesApi';

interface BulkSwitch {
  switchNodes: (ids: string[], isOn: boolean) => Promise<void>;
  isLoading: boolean;
}

/** Starts or pauses several nodes, and says how many changed and why others couldn’t start. */
export function useBulkSwitch(): BulkSwitch {
  const t = useTranslate();
  const toast = useToast();
  const [send, { isLoading }] = useSwitchNodesMutation();
  const switchNodes = async (ids: string[], isOn: boolean) => {
    const { data } = await send({ ids, isOn });
    if (!data) return;
    const { changed, empty = 0 } = data;
    if (changed > 0)
      toast.success(
        isOn
          ? t.plural({ one: '%count% node started', other: '%count% nodes started' }, changed)
          : t.plural({ one: '%count% node paused', other: '%count% nodes paused' }, changed),
      );
    else if (empty === 0)
      toast.info(
        isOn ? t('The selected nodes are already running.') : t('The selected nodes are already paused.'),
      );
    if (empty > 0)
      toast.error(
        t.plural(
          {
            one: '%count% node couldn’t start because its battery is empty. Recharge it first.',
            other: '%count% nodes couldn’t start because their batteries are empty. Recharge them first.',
          },
          empty,
        ),
      );
  };
  return { switchNodes, isLoading };
}
