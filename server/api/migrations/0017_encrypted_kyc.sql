-- Details are encrypted; those in `details` were stored by older versions, until the server has encrypted them.
alter table kyc add column encrypted_details text;
-- Each file is encrypted with a key of its own, which is stored encrypted. Null: `bytes` is in plain text, from an older version.
alter table kyc_files add column data_key text;
