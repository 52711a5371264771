-- When a reviewer took the submission; null while nobody has, and for reviews that began before this migration.
alter table kyc add column taken_at timestamptz;
