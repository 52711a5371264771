/** Passwords of allowed length that every guesser tries first, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  1234567890 0123456789 12345678910 123456789a 1234567891 0987654321 9876543210 123456789123 123123123123 1122334455
  1029384756 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc qwertyuiop qwertyuiop123 qwerty12345 qwerty123456 qwerty1234 asdfghjkl1
  asdfghjkl123 zxcvbnm123 q1w2e3r4t5 q1w2e3r4t5y6 password12 password123 password1234 password12345 password123456 passw0rd123
  p@ssw0rd123 p@ssword123 password!23 password01 password11 passwordpassword mypassword mypassword1 iloveyou12 iloveyou123
  iloveyou1234 letmein123 letmein1234 welcome123 welcome1234 welcome12345 administrator admin12345 admin123456 administrator1
  changeme123 changeme1234 trustno1234 superman123 batman12345 football123 baseball123 basketball liverpool1 manchester
  manchester1 arsenal123 chelsea123 barcelona1 juventus123 realmadrid sunshine123 princess123 michael123 jordan12345
  dragon12345 monkey12345 shadow12345 master12345 freedom123 whatever123 computer123 internet123 samsung123 google12345
  facebook123 instagram1 abcdefghij abcdefghijk abc1234567 abcd123456 abcd12345678 abcdef123456 a123456789 a1234567890
  aa12345678 aaa123456789 qazwsxedcrfv qazwsx123456 zaq12wsxcde3 147258369 1472583690 159753456852 741852963 7418529630
  bitcoin123 bitcoin2021 ethereum123 cryptocurrency hashgrid123 hashgrid1234 blockchain blockchain1 minecraft1 minecraft123
  pokemon1234 starwars123 naruto12345 pakistan123 indonesia1 philippines bangladesh sayang12345 contrasena contraseña
  motdepasse123 passwort123 passwort1234 123456789qwe qwe123456789 123qweasdzxc 1234qwerasdf qwerasdfzxcv 12345qwert
  testtest123 test123456 testing123 secret12345 summer2023 summer2024 summer2025 winter2024 winter2025 autumn2024 spring2024
  january2024 december2024 hello12345 hellohello hello123456 unknown123 forever123 nothing123 lovelove123 ilovemyself
  correcthorsebatterystaple thisismypassword
  `
    .trim()
    .split(/\s+/),
);
