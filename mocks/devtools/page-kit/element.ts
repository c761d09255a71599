type Child = Node | string;

/** Makes an element with text and children. It takes no markup, because addresses and names in it are untrusted. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]> & { className?: string },
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children);
  return made;
}
