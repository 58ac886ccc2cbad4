// The pictures that menu entries may name: Lucide icons, taken one by one so that only these are shipped.
import {
  Activity,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  CircleDot,
  ClipboardList,
  CreditCard,
  Database,
  Fan,
  Flag,
  IdCard,
  LayoutGrid,
  List,
  ListTree,
  Medal,
  MonitorPlay,
  Network,
  Phone,
  Scale,
  Settings,
  SlidersHorizontal,
  Swords,
  Tags,
  Trophy,
  Tv,
  User,
  Wallet,
  Users,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  activity: Activity,
  'calendar-days': CalendarDays,
  'calendar-clock': CalendarClock,
  calendar: CalendarDays,
  'chart-column': ChartColumn,
  'bar-chart': ChartColumn,
  'clipboard-list': ClipboardList,
  'credit-card': CreditCard,
  database: Database,
  fan: Fan,
  flag: Flag,
  'id-card': IdCard,
  'layout-dashboard': LayoutGrid,
  'layout-grid': LayoutGrid,
  list: List,
  'list-tree': ListTree,
  medal: Medal,
  'monitor-play': MonitorPlay,
  network: Network,
  phone: Phone,
  scale: Scale,
  settings: Settings,
  'sliders-horizontal': SlidersHorizontal,
  swords: Swords,
  tags: Tags,
  trophy: Trophy,
  tv: Tv,
  user: User,
  wallet: Wallet,
  users: Users,
};

/** Each picture under one name, for who chooses one. */
export const ICON_NAMES: readonly string[] = Object.keys(ICONS).filter(
  (name, index, names) => names.findIndex((other) => ICONS[other] === ICONS[name]) === index,
);

const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

export function MenuIcon({ name }: { name: string | null }) {
  const Icon = ICONS[kebab(name ?? '')] ?? CircleDot;
  return <Icon size={18} strokeWidth={1.7} aria-hidden="true" style={{ flex: 'none' }} />;
}
