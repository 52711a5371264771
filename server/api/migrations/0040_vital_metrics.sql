-- A page reports a web vital again when it has grown; the newest row of a metric counts. Null from shells that send no ID.
alter table telemetry_vitals add column metric_id text;
