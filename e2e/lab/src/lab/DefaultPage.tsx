/** `/lab/default`: a page whose route has only defaults. */
export default function DefaultPage() {
  return <h1>Lab for players</h1>;
}
