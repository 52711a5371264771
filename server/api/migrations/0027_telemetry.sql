-- What pages report of themselves. No row refers to an account, and none holds an address or a token.
create table telemetry_page_views (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  path text not null,
  title text not null,
  language text not null,
  previous_path text
);
create index telemetry_page_views_at on telemetry_page_views (at);

create table telemetry_vitals (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  name text not null,
  value double precision not null,
  path text not null,
  remote text not null,
  version text not null
);
create index telemetry_vitals_at on telemetry_vitals (at);

create table telemetry_loads (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  remote text not null,
  version text not null,
  milliseconds double precision not null,
  bytes integer not null,
  is_failed boolean not null
);
create index telemetry_loads_at on telemetry_loads (at);

create table telemetry_errors (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  tracking_id text not null,
  message text not null,
  stack text not null,
  area text not null,
  remote text,
  version text,
  path text not null,
  release text not null
);
create index telemetry_errors_at on telemetry_errors (at);

create table telemetry_violations (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  remote text,
  version text,
  directive text not null,
  blocked text not null
);
create index telemetry_violations_at on telemetry_violations (at);
