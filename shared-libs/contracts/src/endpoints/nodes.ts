import { success } from '../schemas/envelope';
import {
  BulkResultSchema,
  MiningNodeSchema,
  MiningNodesSchema,
  NodeReceiptSchema,
  NodeTypesSchema,
  type BuyNode,
  type NodeIds,
  type RechargeAll,
  type RenameNode,
  type SpendLimit,
} from '../schemas/mining';
import { defineEndpoint, payload } from './defineEndpoint';

/** All nodes of the player. */
export const listNodes = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/nodes',
  response: success(MiningNodesSchema),
});

/** Node types for sale. */
export const listNodeTypes = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/node-types',
  response: success(NodeTypesSchema),
});

/** Buys a node. Needs an idempotency key, like all endpoints that charge tokens. */
export const buyNode = defineEndpoint({
  method: 'POST',
  path: '/auth/mining/nodes',
  payload: payload<BuyNode>(),
  response: success(NodeReceiptSchema),
});

export const upgradeNode = defineEndpoint({
  method: 'POST',
  path: '/auth/mining/nodes/:id/upgrade',
  payload: payload<SpendLimit>(),
  response: success(NodeReceiptSchema),
});

export const rechargeNode = defineEndpoint({
  method: 'POST',
  path: '/auth/mining/nodes/:id/recharge',
  payload: payload<SpendLimit>(),
  response: success(NodeReceiptSchema),
});

/** Recharges all nodes, or those in `ids`. */
export const rechargeNodes = defineEndpoint({
  method: 'POST',
  path: '/auth/mining/nodes/recharge-all',
  payload: payload<RechargeAll>(),
  response: success(BulkResultSchema),
});

export const renameNode = defineEndpoint({
  method: 'PATCH',
  path: '/auth/mining/nodes/:id',
  payload: payload<RenameNode>(),
  response: success(MiningNodeSchema),
});

/** Starts or stops a node; `action` is `start` or `stop`. */
export const switchNode = defineEndpoint({
  method: 'POST',
  path: '/auth/mining/nodes/:id/:action',
  response: success(MiningNodeSchema),
});

/** Starts or stops the nodes in `ids`, or all if it is omitted; `action` is `start-all` or `stop-all`. */
export const switchNodes = defineEndpoint({
  method: 'POST',
  path: '/auth/mining/nodes/:action',
  payload: payload<NodeIds>(),
  response: success(BulkResultSchema),
});
