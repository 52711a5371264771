export type ServerName = 'gateway' | 'api';

/** A request whose response has closed. */
export interface EndedRequest {
  server: ServerName;
  method: string;
  /** Template of the route, such as `/api/v1/shared/mining/nodes/:id`. */
  route: string;
  /** 499 when the client left before it got a response. */
  status: number;
  seconds: number;
}

/** A gauge that is read on demand, with one value per label value. */
export interface Gauge {
  /** In the notation of Prometheus, such as `hashgrid_live_revision`. */
  name: string;
  help: string;
  /** Name of the label whose values are the keys that `read` returns. */
  label: string;
  /** When it fails, the gauge is left out. */
  read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;
}

/** Receives the measurements of gateway and API. */
export interface Monitor {
  requestEnded(request: EndedRequest): void;
  addGauge(gauge: Gauge): void;
}
