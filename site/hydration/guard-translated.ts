/**
 * A browser's translation puts each text into `<font>` elements. React then asks a parent to remove its text, or to insert before it, where the
 * text is no child of it any more, and throws (facebook/react#11538). The element that the text stands in is meant; where the text is gone
 * altogether, nothing is removed and what is inserted goes to the end.
 */
export function guardTranslated(prototype: Pick<Node, 'insertBefore' | 'removeChild'>): void {
  const { insertBefore, removeChild } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const own = childWith(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childWith(this, before))
    return node
  }
}

function childWith(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}
