/** Where a load balancer listens, and the servers behind it. */
export interface BalancerPorts {
  players: number;
  api: number;
  gateways: readonly number[];
  apis: readonly number[];
}
