import type { BuyNode, RechargeAll } from '@hashgrid/contracts';
import {
  buyNode,
  listNodes,
  listNodeTypes,
  rechargeNode,
  rechargeNodes,
  renameNode,
  switchNode,
  switchNodes,
  upgradeNode,
} from '@hashgrid/contracts/endpoints';
import { fromContract } from '@hashgrid/platform';
import { PAYMENT_TAGS, QUIET, taggedApi } from './taggedApi';

interface Order<Payload> {
  idempotencyKey: string;
  order: Payload;
}

interface NodePayment {
  id: string;
  /** The cost that the player confirmed; the server refuses a higher one. */
  maxCost: string;
  idempotencyKey: string;
}

const toOrderCall = <Payload>({ order, idempotencyKey }: Order<Payload>) => ({
  payload: order,
  idempotencyKey,
});

const toPaymentCall = ({ id, maxCost, idempotencyKey }: NodePayment) => ({
  path: { id },
  payload: { maxCost },
  idempotencyKey,
});

/** Options of the mutations that cost tokens; their forms show the errors. */
const payment = { invalidatesTags: ['Nodes' as const, ...PAYMENT_TAGS], extraOptions: QUIET };

const nodesApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    getNodes: build.query({ ...fromContract(listNodes), providesTags: ['Nodes'], extraOptions: QUIET }),
    /** Node types in the shop. */
    getNodeTypes: build.query({
      ...fromContract(listNodeTypes),
      providesTags: ['Nodes'],
      extraOptions: QUIET,
    }),
    buyNode: build.mutation({ ...fromContract(buyNode, toOrderCall<BuyNode>), ...payment }),
    upgradeNode: build.mutation({ ...fromContract(upgradeNode, toPaymentCall), ...payment }),
    rechargeNode: build.mutation({ ...fromContract(rechargeNode, toPaymentCall), ...payment }),
    /** Recharges all nodes, or those with the given ids. */
    rechargeNodes: build.mutation({ ...fromContract(rechargeNodes, toOrderCall<RechargeAll>), ...payment }),
    renameNode: build.mutation({
      ...fromContract(renameNode, ({ id, name }: { id: string; name: string }) => ({
        path: { id },
        payload: { name },
      })),
      invalidatesTags: ['Nodes'],
      extraOptions: QUIET,
    }),
    switchNode: build.mutation({
      ...fromContract(switchNode, ({ id, isOn }: { id: string; isOn: boolean }) => ({
        path: { id, action: isOn ? 'start' : 'stop' },
      })),
      invalidatesTags: ['Nodes', 'Overview'],
    }),
    switchNodes: build.mutation({
      ...fromContract(switchNodes, ({ ids, isOn }: { ids: string[]; isOn: boolean }) => ({
        path: { action: isOn ? 'start-all' : 'stop-all' },
        payload: { ids },
      })),
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
