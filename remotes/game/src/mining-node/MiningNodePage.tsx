import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '@hashgrid/platform';
import { Tabs } from '@hashgrid/ui';
import { useGetNodesQuery } from '../api/nodesApi';
import { GameLayout } from '../layout/GameLayout';
import { NodesView } from './NodesView';
import { ShopView } from './ShopView';

/** Query parameter of the page's URL. */
const VIEW_PARAM = 'view';
const SHOP = 'shop';
const NODES = 'nodes';

/** `/mining-node`: the player's nodes, and the shop at `?view=shop`. */
export default function MiningNodePage() {
  const t = useTranslate();
  // Loads the nodes while the shop is shown, too, so that switching to them is instant.
  useGetNodesQuery();
  const [params, setParams] = useSearchParams();
  const view = params.get(VIEW_PARAM) === SHOP ? SHOP : NODES;
  const showView = (next: string) => setParams(next === SHOP ? { [VIEW_PARAM]: SHOP } : {});
  return (
    <GameLayout title={t('Nodes')} text={t('Your nodes mine until their batteries run out.')}>
      <Tabs
        label={t('Nodes')}
        selected={view}
        onSelect={showView}
        tabs={[
          { id: NODES, label: t('Your nodes'), content: <NodesView onShop={() => showView(SHOP)} /> },
          { id: SHOP, label: t('Shop'), content: <ShopView /> },
        ]}
      />
    </GameLayout>
  );
}
