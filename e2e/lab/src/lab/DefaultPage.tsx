/** `/lab/default`: a page that opts into nothing. */
export default function DefaultPage() {
  return <h1>Lab for players</h1>;
}
