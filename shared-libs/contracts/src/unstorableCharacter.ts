/** NUL, and halves of surrogate pairs: PostgreSQL stores neither, and an encoder would replace the halves. */
export const UNSTORABLE_CHARACTER = /[\0\p{Cs}]/u;
