import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

type StylePlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StyleNode = Parameters<StylePlugin>[0];

/** In older browsers, what is nested in a rule about a pseudo-element applies to nothing. */
const canNest = ({ type, props }: StyleNode): boolean => type === 'rule' && !String(props).includes('::');

const plugins = {
  nestMedia(media: StyleNode, index: number, siblings: StyleNode[]): void {
    if (media.type !== '@media' || media.root || !Array.isArray(media.children)) return;
    if (!media.children.every(canNest)) return;
    // A rule for each selector, because nested ones get the highest specificity of a list.
    const [first, ...others] = media.children.flatMap((rule) =>
      [...rule.props].map((selector) => ({
        ...rule,
        root: null,
        props: [selector],
        children: [{ ...media, root: rule, children: rule.children }],
      })),
    );
    Object.assign(media, first);
    siblings.splice(index + 1, 0, ...(others as StyleNode[]));
  },
};

/**
 * Plugin of styled-components that writes `@media … { .a { … } }` as `.a { @media … { … } }`. Both mean the same; but when a script
 * adds an at-rule to a style sheet, Chromium computes the styles of all elements anew, so that the first opening of a menu took as
 * long as a page. It is a method because styled-components knows plugins by their names, which a minifier may drop.
 */
export const nestMedia = plugins.nestMedia as StylePlugin;
