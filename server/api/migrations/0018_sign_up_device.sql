-- Hash of the token of the device that signed up: it activates the account without the password. Null asks for the password.
alter table sign_ups add column device text;
