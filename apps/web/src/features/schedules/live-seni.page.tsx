// /schedule/live/:slug/seni (spec 1 §2, "Schedule page").
import { LiveSchedule } from './components/live-schedule';

export default function LiveSeniPage() {
  return <LiveSchedule kind="seni" />;
}
