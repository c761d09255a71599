/** SVG elements and paths as text, for all drawings. Angles are in degrees, clockwise from the top. */
import { gold, goldDeep, goldLight } from './palette.ts';

/** A number with at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** The point at an angle and distance from a centre. */
export function polar(angle: number, radius: number, cx = 0, cy = 0): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [cx + radius * Math.sin(turn), cy - radius * Math.cos(turn)];
}

export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** A group moved to (x, y), scaled and turned. */
export function at(x: number, y: number, body: string, scale = 1, angle = 0): string {
  const turned = angle ? ` rotate(${n(angle)})` : '';
  const sized = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${sized}">${body}</g>`;
}

/** A group with shared presentation attributes. */
export function group(attributes: string, body: string): string {
  return `<g ${attributes}>${body}</g>`;
}

export function path(d: string, attributes = ''): string {
  return `<path d="${d}"${attributes && ` ${attributes}`}/>`;
}

export function circle(cx: number, cy: number, r: number, attributes = ''): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${attributes && ` ${attributes}`}/>`;
}

export function rect(x: number, y: number, width: number, height: number, rx: number, attributes = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(rx)}"${attributes && ` ${attributes}`}/>`;
}

export function fill(colour: string, opacity = 1): string {
  return opacity === 1 ? `fill="${colour}"` : `fill="${colour}" fill-opacity="${opacity}"`;
}

export function line(colour: string, width: number, opacity = 1): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}`;
}

export type Stop = [offset: number, colour: string, opacity?: number];

function stopList(stops: Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** A linear gradient, from top to bottom unless `x2` and `y2` are given. */
export function linear(id: string, stops: Stop[], x2 = 0, y2 = 1): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`;
}

export function radial(id: string, stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`;
}

export function goldGradient(id: string): string {
  return linear(id, [
    [0, goldLight],
    [0.5, gold],
    [1, goldDeep],
  ]);
}

export function polygon(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export function star(tips: number, outer: number, inner: number, cx = 0, cy = 0): string {
  return polygon(Array.from({ length: tips * 2 }, (_, i) => polar((i * 180) / tips, i % 2 ? inner : outer, cx, cy)));
}

export function regular(sides: number, radius: number, turned = 0): string {
  return polygon(Array.from({ length: sides }, (_, i) => polar(turned + (i * 360) / sides, radius)));
}

/** A circle with an edge of round bumps. */
export function scallop(bumps: number, radius: number): string {
  const points = Array.from({ length: bumps }, (_, i) => polar((i * 360) / bumps, radius));
  const bump = n(radius * Math.sin(Math.PI / bumps) * 1.05);
  const [first] = points;
  if (!first) return '';
  const arcs = [...points.slice(1), first].map(([x, y]) => `A${bump} ${bump} 0 0 1 ${n(x)} ${n(y)}`).join('');
  return `M${n(first[0])} ${n(first[1])}${arcs}Z`;
}

/** A slice of a ring or pie around the origin. */
export function wedge(from: number, to: number, outer: number, inner = 0): string {
  const [a, b] = [polar(from, outer), polar(to, outer)];
  const far = to - from > 180 ? 1 : 0;
  const arc = `M${n(a[0])} ${n(a[1])}A${n(outer)} ${n(outer)} 0 ${far} 1 ${n(b[0])} ${n(b[1])}`;
  if (inner === 0) return `${arc}L0 0Z`;
  const [c, d] = [polar(to, inner), polar(from, inner)];
  return `${arc}L${n(c[0])} ${n(c[1])}A${n(inner)} ${n(inner)} 0 ${far} 0 ${n(d[0])} ${n(d[1])}Z`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}
