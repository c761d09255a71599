import './theme.css';
import './other-views.css';
import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { Children, type ComponentProps } from 'react';

/** Label of a field. The text has its own element beside the asterisk, for page translators (APP-402). */
const drawLabel = ({ children, ...props }: ComponentProps<'label'>) => (
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- Mantine gives `htmlFor`
  <label {...props}>
    {Children.map(children, (child) => (typeof child === 'string' ? <span>{child}</span> : child))}
  </label>
);

const tuple = (...shades: MantineColorsTuple): MantineColorsTuple => shades;

const fontFamily = "'Krapao Sans', 'Krapao Fallback', system-ui, sans-serif";

/** Button heights; from `sm` up at least 44 px, a comfortable thumb target. */
const buttonHeights: Record<string, string> = { xs: '36px', sm: '44px', md: '48px', lg: '54px', xl: '60px' };

/**
 * Mantine's theme. Its tuples are the only colour literals outside `theme.css`; the app's own components use `--kp-*`
 * variables. Lists only palettes in use, because each adds to the login page.
 */
export const theme = createTheme({
  primaryColor: 'gold',
  primaryShade: 4,
  autoContrast: true,
  luminanceThreshold: 0.179,
  respectReducedMotion: true,
  cursorType: 'pointer',
  black: '#231602',
  colors: {
    gold: tuple(
      '#fff8e8',
      '#ffefcb',
      '#ffe2a3',
      '#ffd98a',
      '#f4bd50',
      '#e6aa38',
      '#d9952b',
      '#b87719',
      '#8f5a10',
      '#6a410a',
    ),
    dark: tuple(
      '#f6f1e7',
      '#d6d3da',
      '#aeb0c8',
      '#878cad',
      '#3a3f63',
      '#2a2e4a',
      '#20233a',
      '#0c0d18',
      '#0a0b14',
      '#07080f',
    ),
    red: tuple(
      '#fff0f2',
      '#ffd9de',
      '#ffbcc5',
      '#ff9daa',
      '#ff7d8d',
      '#f2616f',
      '#d94556',
      '#b23041',
      '#86222f',
      '#5e1620',
    ),
  },
  fontFamily,
  headings: { fontFamily, fontWeight: '700' },
  /** In rem, to follow the browser's font size. */
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  /** Thai and Lao stack tone marks above vowels: at least 1.6. */
  lineHeights: { xs: '1.6', sm: '1.6', md: '1.6', lg: '1.6', xl: '1.6' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '6px', sm: '8px', md: '10px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  components: {
    Button: {
      defaultProps: { size: 'md', radius: 'md' },
      vars: (_theme: unknown, props: { size?: string }) => ({
        root: { '--button-height': buttonHeights[props.size ?? 'md'] },
      }),
      // Long labels wrap, and the button grows.
      styles: {
        root: { fontWeight: 600, height: 'auto', minHeight: 'var(--button-height)', paddingBlock: 4 },
        inner: { minHeight: 'calc(var(--button-height) - 10px)' },
        label: { lineHeight: 1.6, overflow: 'visible', whiteSpace: 'normal', textAlign: 'center' },
        // Mantine centres the loader by a transition, which reduced motion disables.
        loader: { transform: 'translate(-50%, -50%)' },
      },
    },
    Input: {
      defaultProps: { radius: 'md' },
      vars: () => ({ wrapper: { '--input-height': '3.125rem', '--input-fz': '1rem' }, input: {} }),
    },
    InputLabel: { defaultProps: { renderRoot: drawLabel } },
    InputWrapper: {
      styles: {
        label: { marginBottom: 6, fontWeight: 600, fontSize: '0.875rem' },
        description: { fontSize: '0.875rem', lineHeight: 1.6 },
        error: { marginTop: 8, fontSize: '0.875rem', lineHeight: 1.6 },
      },
    },
  },
});
