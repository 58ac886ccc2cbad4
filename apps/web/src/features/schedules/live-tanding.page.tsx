// /schedule/live/:slug/tanding (spec 1 §2, "Schedule page").
import { LiveSchedule } from './components/live-schedule';

export default function LiveTandingPage() {
  return <LiveSchedule kind="tanding" />;
}
