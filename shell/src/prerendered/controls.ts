type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a visitor has entered, focused and used in a prerendered page. Controls have the IDs of `listControls` rather than positions,
 * because the page that replaces it may have more controls.
 */
export interface ControlState {
  changed: { control: string; value: string | boolean }[];
  focused?: { control: string; selection: [number, number] | null };
  /** The button or link that was clicked last, or the form that was submitted last. */
  used?: string;
}

const CONTROLS = 'a[href],button,form,input,select,textarea';

const isField = (element: Element | undefined): element is Field =>
  element?.matches('input,select,textarea') === true;

const isToggle = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);

const getName = (element: HTMLElement): string => {
  if (isField(element)) return element.name;
  if (element instanceof HTMLFormElement) return '';
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
};

/** A prerendered page contains the controls of the desktop and the mobile layout, of which one is hidden. */
const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

const findControls = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(CONTROLS)];

/** Returns the visible controls by ID: tag, name and number of earlier controls with the same tag and name, such as `BUTTON Log in 0`. */
function listControls(root: ParentNode): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of findControls(root).filter(isShown)) {
    const name = `${element.tagName} ${getName(element)}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    controls.set(`${name} ${count}`, element);
  }
  return controls;
}

const getInitialValue = (field: Field): string => {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
};

/** Returns the value of a field that the visitor has changed; null if it is unchanged. */
const readChange = (field: Field): string | boolean | null => {
  if (isToggle(field)) return field.checked === field.defaultChecked ? null : field.checked;
  return field.value === getInitialValue(field) ? null : field.value;
};

/** Returns the selected range of a field; null for inputs without one, such as checkboxes. */
const readSelection = (element: HTMLElement): [number, number] | null =>
  isField(element) && 'selectionStart' in element && element.selectionStart !== null
    ? [element.selectionStart, element.selectionEnd ?? element.selectionStart]
    : null;

/** Reads what a visitor has entered and used; null if nothing. */
export function readControls(root: ParentNode, usedElement: Element | null): ControlState | null {
  const isTouched = (element: HTMLElement): boolean =>
    element === document.activeElement ||
    element === usedElement ||
    (isField(element) && readChange(element) !== null);
  // Listing the visible controls forces the browser to compute all styles, so it is skipped if nothing was touched.
  if (!findControls(root).some(isTouched)) return null;
  const state: ControlState = { changed: [] };
  for (const [control, element] of listControls(root)) {
    const value = isField(element) ? readChange(element) : null;
    if (value !== null) state.changed.push({ control, value });
    if (element === document.activeElement) state.focused = { control, selection: readSelection(element) };
    if (element === usedElement) state.used = control;
  }
  return state;
}

/** Sets a value as typing does, so that React handles the change. */
function enterValue(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (isToggle(field) && field.checked !== value) field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function focusControl(element: HTMLElement | undefined, selection: [number, number] | null): void {
  element?.focus({ preventScroll: true });
  if (selection && element && readSelection(element))
    (element as HTMLInputElement | HTMLTextAreaElement).setSelectionRange(...selection);
}

/** Repeats the input, focus and last action in the page that has replaced the prerendered page. Controls that the page lacks are skipped. */
export function restoreControls(root: ParentNode, { changed, focused, used }: ControlState): void {
  const controls = listControls(root);
  for (const { control, value } of changed) {
    const field = controls.get(control);
    if (isField(field)) enterValue(field, value);
  }
  if (focused) {
    const element = controls.get(focused.control);
    focusControl(element, focused.selection);
    // The visitor saw an empty field: what they type now must replace a prefilled value, not follow it.
    if (element instanceof HTMLInputElement && !changed.some(({ control }) => control === focused.control))
      element.select();
  }
  const action = controls.get(used ?? '');
  if (action instanceof HTMLFormElement) action.requestSubmit();
  else action?.click();
}
