/** `/lab/default`: a page that opts into nothing [G1]. */
export default function DefaultPage() {
  return <h1>Lab for players</h1>;
}
