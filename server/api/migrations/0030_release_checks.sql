-- Whether a build was checked against what is live before it became live: `hashgrid check`. Null for changes that bring no new build.
alter table release_log add column check_outcome text check (check_outcome in ('passed', 'skipped'));
