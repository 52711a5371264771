-- Equal for usernames that look alike, by the rules of `toSkeleton.ts`. Not unique, because existing accounts keep their names.
alter table usernames add column skeleton text not null generated always as (
  translate(replace(replace(replace(username_key, '_', ''), 'rn', 'm'), 'vv', 'w'), '1i05', 'llos')
) stored;
create index usernames_skeleton on usernames (skeleton);
