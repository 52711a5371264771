/** Ports on loopback of a load balancer and of the servers behind it. */
export interface BalancerPorts {
  /** Where the load balancer accepts requests of players. */
  players: number;
  /** Where the load balancer accepts requests of gateways to the API. */
  api: number;
  gateways: readonly number[];
  apis: readonly number[];
}
