import { ContactChat } from '../../features/chat/frame/contact-chat.tsx';
import { ContactPage } from '../../features/info/contact-page.tsx';

export function ContactRoute() {
  return <ContactPage chat={<ContactChat />} />;
}
