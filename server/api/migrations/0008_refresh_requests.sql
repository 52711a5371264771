-- Hash of the request ID that used the token: repeating that request gets the same successor.
alter table refresh_tokens add column request_hash text;
