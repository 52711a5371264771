-- When a player hid the checklist of first steps.
alter table miners add column first_steps_hidden_at timestamptz;
