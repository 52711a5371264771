import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

type StylePlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StyleNode = Parameters<StylePlugin>[0];

/** Older browsers ignore what is nested in a rule for a pseudo-element. */
const canNest = ({ type, props }: StyleNode): boolean => type === 'rule' && !String(props).includes('::');

const plugins = {
  nestMedia(media: StyleNode, index: number, siblings: StyleNode[]): void {
    if (media.type !== '@media' || media.root || !Array.isArray(media.children)) return;
    if (!media.children.every(canNest)) return;
    // One rule per selector, because nested rules get the highest specificity in a selector list.
    const [firstRule, ...otherRules] = media.children.flatMap((rule) =>
      [...rule.props].map((selector) => ({
        ...rule,
        root: null,
        props: [selector],
        children: [{ ...media, root: rule, children: rule.children }],
      })),
    );
    Object.assign(media, firstRule);
    siblings.splice(index + 1, 0, ...(otherRules as StyleNode[]));
  },
};

/**
 * A stylis plugin for styled-components that writes `@media … { .a { … } }` as `.a { @media … { … } }`. Both mean the same, but when
 * a script adds an at-rule to a style sheet, Chromium recalculates the styles of all elements, so that opening a menu for the first
 * time would take as long as showing a page. The plugin is a method, because styled-components identifies plugins by their function
 * names, which a minifier may drop.
 */
export const nestMedia = plugins.nestMedia as StylePlugin;
