import type {
  BulkResult,
  BuyNode,
  MiningNode,
  MiningNodes,
  NodeReceipt,
  NodeTypes,
  RechargeAll,
  Success,
} from '@hashgrid/contracts';
import { fittedGet } from './fittedGet';
import { gameBase, MONEY_TAGS, quiet } from './gameBase';
import { NODE_TYPES, NODES } from './shapes';

const PATH = '/auth/mining/nodes';

const nodeUrl = (id: string, action = '') => `${PATH}/${encodeURIComponent(id)}${action}`;

/** What a payment needs so that it is made once, however often it is sent. */
interface Paid {
  idempotencyKey: string;
}

interface NodePayment extends Paid {
  id: string;
  /** The cost that the player has seen; the server refuses a higher one. */
  maxCost: string;
}

const paid = ({ idempotencyKey }: Paid) => ({ 'Idempotency-Key': idempotencyKey });

/** The caller knows whether a form or a toast tells the failure. */
const nodesApi = gameBase.injectEndpoints({
  endpoints: (build) => ({
    getNodes: build.query<MiningNodes, void>({
      queryFn: fittedGet(NODES, () => '/shared/mining/nodes'),
      providesTags: ['Nodes'],
      extraOptions: quiet,
    }),
    /** What the shop sells. */
    getNodeTypes: build.query<NodeTypes, void>({
      queryFn: fittedGet(NODE_TYPES, () => '/shared/mining/node-types'),
      providesTags: ['Nodes'],
      extraOptions: quiet,
    }),
    buyNode: build.mutation<Success<NodeReceipt>, Paid & { order: BuyNode }>({
      query: ({ order, ...payment }) => ({ url: PATH, method: 'POST', body: order, headers: paid(payment) }),
      invalidatesTags: ['Nodes', ...MONEY_TAGS],
      extraOptions: quiet,
    }),
    upgradeNode: build.mutation<Success<NodeReceipt>, NodePayment>({
      query: ({ id, maxCost, ...payment }) => ({
        url: nodeUrl(id, '/upgrade'),
        method: 'POST',
        body: { maxCost },
        headers: paid(payment),
      }),
      invalidatesTags: ['Nodes', ...MONEY_TAGS],
      extraOptions: quiet,
    }),
    rechargeNode: build.mutation<Success<NodeReceipt>, NodePayment>({
      query: ({ id, maxCost, ...payment }) => ({
        url: nodeUrl(id, '/recharge'),
        method: 'POST',
        body: { maxCost },
        headers: paid(payment),
      }),
      invalidatesTags: ['Nodes', ...MONEY_TAGS],
      extraOptions: quiet,
    }),
    /** All nodes, or the named ones. */
    rechargeNodes: build.mutation<Success<BulkResult>, Paid & { order: RechargeAll }>({
      query: ({ order, ...payment }) => ({
        url: `${PATH}/recharge-all`,
        method: 'POST',
        body: order,
        headers: paid(payment),
      }),
      invalidatesTags: ['Nodes', ...MONEY_TAGS],
      extraOptions: quiet,
    }),
    renameNode: build.mutation<Success<MiningNode>, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: nodeUrl(id), method: 'PATCH', body: { name } }),
      invalidatesTags: ['Nodes'],
      extraOptions: quiet,
    }),
    switchNode: build.mutation<Success<MiningNode>, { id: string; isOn: boolean }>({
      query: ({ id, isOn }) => ({ url: nodeUrl(id, isOn ? '/start' : '/stop'), method: 'POST' }),
      invalidatesTags: ['Nodes', 'Overview'],
    }),
    switchNodes: build.mutation<Success<BulkResult>, { ids: string[]; isOn: boolean }>({
      query: ({ ids, isOn }) => ({
        url: `${PATH}/${isOn ? 'start-all' : 'stop-all'}`,
        method: 'POST',
        body: { ids },
      }),
      invalidatesTags: ['Nodes', 'Overview'],
    }),
  }),
});

export const {
  useGetNodesQuery,
  useGetNodeTypesQuery,
  useBuyNodeMutation,
  useUpgradeNodeMutation,
  useRechargeNodeMutation,
  useRechargeNodesMutation,
  useRenameNodeMutation,
  useSwitchNodeMutation,
  useSwitchNodesMutation,
} = nodesApi;
