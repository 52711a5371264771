import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  REVIEW_USAGE,
  parseReview,
  getReviewFolder,
  type OperatorResponse,
  type ReviewCommand,
} from '@hashgrid/api/operator-commands';
import { getOperatorName, handleHelpOption } from '@hashgrid/contracts/command-line';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

/** Returns a player's folder below the reviewers' folder; usernames are letters, digits and underscores. */
const getFolder = (dataDir: string, username: string) =>
  join(getReviewFolder(dataDir), username.trim().toLowerCase());

/** Writes the pictures, which only the reviewer can read even if others can open the folder. Returns lines that list them. */
const writePictures = async (folder: string, { pictures }: OperatorResponse): Promise<string[]> => {
  if (pictures.length === 0) return [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { name, base64 } of pictures) {
    const file = join(folder, name);
    // A file that exists would keep its own rights, and a link would lead elsewhere.
    await rm(file, { force: true });
    await writeFile(file, base64, { encoding: 'base64', mode: 0o600, flag: 'wx' });
  }
  return ['', 'Images:', ...pictures.map(({ name }) => `  ${join(folder, name)}`)];
};

/** Writes the pictures for `show`, and deletes them after a decision. Returns lines that list what was written. */
const writeOrDeletePictures = async (
  dataDir: string,
  command: ReviewCommand,
  response: OperatorResponse,
  out: string | undefined,
): Promise<string[]> => {
  if (command.action === 'list' || command.action === 'take') return [];
  const folder = getFolder(dataDir, command.username);
  // npm runs this in the server's folder; INIT_CWD is the reviewer's working directory.
  const outDir = out === undefined ? folder : resolve(process.env.INIT_CWD ?? '', out);
  // The pictures are not needed after the decision, and those of an earlier submission would mislead.
  if (command.action !== 'show' || out === undefined) await rm(folder, { recursive: true, force: true });
  return command.action === 'show' ? writePictures(outDir, response) : [];
};

handleHelpOption(REVIEW_USAGE);

/** `npm run kyc -w @hashgrid/server -- <command>`: reviews players' identity verifications. */
await printLines(async () => {
  const { command, out } = parseReview(process.argv.slice(2), getOperatorName());
  const response = await runOperatorCommand(command, 'identity verifications');
  const pictureLines = await writeOrDeletePictures(response.dataDir, command, response, out);
  return [...response.lines, ...pictureLines];
});
