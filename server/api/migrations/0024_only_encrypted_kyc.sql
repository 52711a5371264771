-- Identity verifications are stored encrypted. Rows of older versions stay as they are until the server has encrypted them;
-- no other plain text is accepted, so a planted image or details are never read as the player's own.
create function refuse_plain_kyc() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  raise exception 'Identity verifications are stored encrypted.' using errcode = 'check_violation';
end $$;
create trigger kyc_files_encrypted_when_added before insert on kyc_files
  for each row when (new.data_key is null) execute function refuse_plain_kyc();
create trigger kyc_files_stay_encrypted before update of bytes, data_key on kyc_files
  for each row when (new.data_key is null and (old.data_key is not null or new.bytes <> old.bytes))
  execute function refuse_plain_kyc();
create trigger kyc_encrypted_when_added before insert on kyc
  for each row when (new.details is not null) execute function refuse_plain_kyc();
create trigger kyc_stays_encrypted before update of details on kyc
  for each row when (new.details is not null and new.details is distinct from old.details)
  execute function refuse_plain_kyc();
