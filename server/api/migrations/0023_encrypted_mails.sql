-- Body and link, encrypted; both may give access to an account. Null once the email is delivered or given up.
-- `body` and `link` hold texts of older versions, until the server has encrypted them.
alter table mails add column encrypted_text text;
