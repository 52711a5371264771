const REVOKE_DELAY_MS = 1_000;

/**
 * Saves content to the player's downloads. A string becomes a UTF-8 text file.
 *
 * @example
 * saveFile('recovery-codes.txt', codes.join('\n'));
 * saveFile('transactions.csv', csvBlob);
 */
export function saveFile(fileName: string, content: Blob | string): void {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the URL only after the click, so it must stay valid for a moment.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
