import { Children, type ComponentProps } from 'react';

/** The label of a field. Its text has an element of its own beside the asterisk, which a translated page needs (APP-402). */
export const drawLabel = ({ children, ...props }: ComponentProps<'label'>) => (
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- Mantine gives `htmlFor`
  <label {...props}>
    {Children.map(children, (child) => (typeof child === 'string' ? <span>{child}</span> : child))}
  </label>
);
