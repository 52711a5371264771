import { useState } from 'react';

/** `/lab/broken`: a page that throws while it renders, when asked to. */
export default function BrokenPage() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('The lab broke on purpose.');
  return (
    <>
      <h1>Lab</h1>
      <button onClick={() => setIsBroken(true)}>Break</button>
    </>
  );
}
