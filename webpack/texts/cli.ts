import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { checkAllTexts } from './checkTexts';

handleHelpOption(
  `Usage: npm run check-texts
Compares the locale files of every package with the texts in its code.`,
);

const problems = checkAllTexts();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  console.error(`\n${count} in the translations, see above.`);
  process.exitCode = 1;
} else console.log('All texts are translated.');
