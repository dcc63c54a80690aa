import { apiLimits } from '@playloom/api-contract';
import { limits } from '@playloom/game-format';
import { blogCovers } from '../art/blogCovers.ts';
import {
  ContentError,
  parseFrontMatter,
  readDate,
  readField,
  readOrder,
  type FrontMatter,
} from './parseFrontMatter.ts';
import { insertNumbers } from './insertNumbers.ts';
import { ruleReference } from './readReference.server.ts';
import { renderMarkdown, type RenderedMarkdown } from './renderMarkdown.ts';

interface Page extends RenderedMarkdown {
  slug: string;
  title: string;
  summary: string;
}
interface Post extends Page {
  date: string;
  author: string;
  cover: string;
}
interface Guide extends Page {
  section: string;
  order: number;
}
interface Tutorial extends Page {
  order: number;
  tone: string;
  /** Minutes to complete the tutorial, which takes longer than reading it. */
  workMinutes: number;
}
interface Agreement extends Page {
  effective: string;
  /** The Markdown source, which operators edit to write the next version. */
  markdown: string;
}

interface Content {
  posts: Post[];
  guides: Guide[];
  tutorials: Tutorial[];
  /** Introductions of the generated reference pages. */
  reference: Page[];
  agreements: Agreement[];
}

const TONES = ['coral', 'sun', 'mint', 'sky'];
/** Sections of the documentation, in the order of its navigation. */
const SECTIONS = ['Start here', 'Make games', 'For operators'];

const BYTES_PER_MEMORY_PAGE = 65_536;
const BYTES_PER_MEGABYTE = 2 ** 20;
/** Numbers from the code that Markdown can insert with placeholders such as `{{PLAYERS_MAX}}`. */
const NUMBERS = {
  ...ruleReference.scriptLimits,
  MEMORY_MEGABYTES:
    ((ruleReference.scriptLimits['MEMORY_PAGES'] ?? 0) * BYTES_PER_MEMORY_PAGE) / BYTES_PER_MEGABYTE,
  LAYERS_MAX: limits.LAYERS_MAX,
  MAP_SIDE_MAX: limits.MAP_SIDE_MAX,
  PANELS_MAX: limits.PANELS_MAX,
  PANEL_LENGTH_MAX: limits.PANEL_LENGTH_MAX,
  PLAYERS_MAX: limits.PLAYERS_MAX,
  AWARDS: limits.AWARDS_MAX,
  MATCH_OPTIONS: limits.MATCH_OPTIONS_MAX,
  RESULT_CHARACTERS: limits.RESULT_LABEL_MAX,
  RESULTS_SECONDS_MIN: limits.MATCH_RESULTS_SECONDS_MIN,
  RESULTS_SECONDS_MAX: limits.MATCH_RESULTS_SECONDS_MAX,
  ACHIEVEMENTS: limits.ACHIEVEMENTS_MAX,
  ACHIEVEMENT_POINTS: limits.ACHIEVEMENT_POINTS_TOTAL_MAX,
  MASTERY_POINTS_PER_DAY: apiLimits.MASTERY_POINTS_PER_DAY,
  STREAK_MINUTES: apiLimits.STREAK_SECONDS_PER_DAY / 60,
  SEASON_WEEKS: apiLimits.SEASON_WEEKS,
  SEASON_POINTS_PER_DAY: apiLimits.SEASON_POINTS_PER_DAY,
  GOALS: limits.GOALS_MAX,
  GOALS_PER_PERIOD: limits.GOALS_PER_PERIOD,
  DAILY_GOAL_POINTS: limits.DAILY_GOAL_POINTS_MAX,
  WEEKLY_GOAL_POINTS: limits.WEEKLY_GOAL_POINTS_MAX,
  TIPS: limits.TIPS_MAX,
  TIP_CHARACTERS: limits.TIP_TEXT_MAX,
  HIT_STOP_SECONDS: limits.HIT_STOP_SECONDS_MAX,
  TRASH_DAYS: apiLimits.TRASH_DAYS,
  DELETION_GRACE_DAYS: apiLimits.DELETION_GRACE_DAYS,
  RECENT_GAMES_MAX: apiLimits.RECENT_GAMES_MAX,
  PARTY_MEMBERS_MAX: apiLimits.PARTY_MEMBERS_MAX,
  RECOVERY_CODES: apiLimits.RECOVERY_CODES,
  ASSET_MEGABYTES: apiLimits.ASSET_BYTES_MAX / BYTES_PER_MEGABYTE,
};

const sources = import.meta.glob<string>('../../content/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All pages under content/, rendered once when the server starts. */
export const content: Content = readContent(sources);

/** Parses files (by path) into pages. Throws a ContentError that names the file. */
export function readContent(files: Record<string, string>): Content {
  const read = <P extends Page>(
    folder: RegExp,
    make: (page: Page, matter: FrontMatter, file: string) => P,
  ) => {
    const pages = Object.entries(files)
      .filter(([file]) => folder.test(file))
      .map(([file, source]) => {
        const matter = parseFrontMatter(source, file);
        return make(readPage(matter, file), matter, file);
      });
    rejectDuplicates(pages);
    return pages;
  };
  return {
    posts: read(/content\/blog\/[^/]+\.md$/, readPost).toSorted((a, b) => b.date.localeCompare(a.date)),
    guides: read(/content\/docs\/[^/]+\.md$/, readGuide).toSorted(
      (a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) || a.order - b.order,
    ),
    tutorials: read(/content\/docs\/tutorials\/[^/]+\.md$/, readTutorial).toSorted(
      (a, b) => a.order - b.order,
    ),
    reference: read(/content\/docs\/reference\/[^/]+\.md$/, (page) => page),
    agreements: read(/content\/agreements\/[^/]+\.md$/, (page, matter, file) => ({
      ...page,
      effective: readDate(matter, 'effective', file),
      markdown: insertNumbers(matter.body, NUMBERS, file).trim(),
    })),
  };
}

function readPage(matter: FrontMatter, file: string): Page {
  return {
    slug: readField(matter, 'slug', file),
    title: readField(matter, 'title', file),
    summary: readField(matter, 'summary', file),
    ...renderMarkdown(insertNumbers(matter.body, NUMBERS, file)),
  };
}

function readPost(page: Page, matter: FrontMatter, file: string): Post {
  const cover = readField(matter, 'cover', file);
  if (!Object.hasOwn(blogCovers, cover)) throw new ContentError(`${file}: unknown cover ${cover}`);
  return { ...page, cover, date: readDate(matter, 'date', file), author: readField(matter, 'author', file) };
}

function readGuide(page: Page, matter: FrontMatter, file: string): Guide {
  const section = readField(matter, 'section', file);
  if (!SECTIONS.includes(section)) throw new ContentError(`${file}: unknown section ${section}`);
  return { ...page, section, order: readOrder(matter, 'order', file) };
}

function readTutorial(page: Page, matter: FrontMatter, file: string): Tutorial {
  const tone = readField(matter, 'tone', file);
  if (!TONES.includes(tone)) throw new ContentError(`${file}: unknown tone ${tone}; use ${TONES.join(', ')}`);
  return {
    ...page,
    tone,
    order: readOrder(matter, 'order', file),
    workMinutes: readOrder(matter, 'minutes', file),
  };
}

function rejectDuplicates(pages: Page[]): void {
  const slugs = new Set<string>();
  for (const { slug } of pages) {
    if (slugs.has(slug)) throw new ContentError(`two pages have the slug ${slug}`);
    slugs.add(slug);
  }
}
