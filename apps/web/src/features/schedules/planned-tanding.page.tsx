// /schedule/:slug/tanding (spec 1 §2, "Schedule page").
import { PlannedSchedule } from './components/planned-schedule';

export default function PlannedTandingPage() {
  return <PlannedSchedule kind="tanding" />;
}
