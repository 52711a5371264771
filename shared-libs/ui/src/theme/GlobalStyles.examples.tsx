export const examples = {
  'Base typography': (
    <p>
      Base typography with <a href="#ui/GlobalStyles">a link</a>. It is rendered once, around the whole app.
    </p>
  ),
};
