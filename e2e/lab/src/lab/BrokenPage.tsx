import { useState } from 'react';

/** A URL that the content security policy does not allow. */
const FOREIGN_URL = 'https://elsewhere.example/lab';

/** `/lab/broken`: a page that throws while it renders, or calls another host, when asked to. */
export default function BrokenPage() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('The lab broke on purpose.');
  return (
    <>
      <h1>Lab</h1>
      <button onClick={() => setIsBroken(true)}>Break</button>
      <button onClick={() => void fetch(FOREIGN_URL).catch(() => {})}>Call another host</button>
    </>
  );
}
