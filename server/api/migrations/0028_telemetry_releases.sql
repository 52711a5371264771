-- Builds of one version differ by their hash. `fallback` is the previous release that a player got instead of a failed one.
alter table telemetry_vitals add column hash text;
alter table telemetry_loads add column hash text;
alter table telemetry_errors add column hash text, add column fallback text;
alter table telemetry_violations add column hash text;
