-- Hash of the address proof that was used, by which a repeated request finds its outcome; null without a proof.
alter table linked_addresses add column proof_hash text;
alter table sign_ups add column address_proof_hash text;
